/** The path of an upright rectangle. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** The path of an opening that ends in a half circle; `y` is the crown of its arch. */
export function arch(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${width} 0V${y + height}Z`;
}

/** The path of an ellipse around a point. */
export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  const half = `a${radiusX} ${radiusY} 0 0 1`;
  return `M${x - radiusX} ${y}${half} ${2 * radiusX} 0${half} ${-2 * radiusX} 0Z`;
}

/** The path of a circle around a point. */
export function circle(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius);
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
