/** The path of an upright rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** The path of an opening that ends in a half circle; `y` is the crown of its arch. */
export function arch(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}Z`;
}

/** The path of a level line. */
export function level(x: number, y: number, length: number): string {
  return `M${x} ${y}h${length}`;
}

/** The path of a plumb line. */
export function plumb(x: number, y: number, length: number): string {
  return `M${x} ${y}v${length}`;
}

/** Joins the paths of `count` equal parts. */
export function repeat(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('');
}
