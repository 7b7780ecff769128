const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** About six whole numbers for an axis, equally far apart. */
export function evenTicks(least: number, most: number): number[] {
  const step = STEPS.find((step) => (most - least) / step <= 5) ?? 1000;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}
