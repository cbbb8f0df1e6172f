/** What a button or a key does to the view. */
export type Movement = 'left' | 'right' | 'up' | 'down' | 'zoomIn' | 'zoomOut';

/** Where the viewer looks: angles in radians, zoom 0 to 100. */
export interface View {
  readonly yaw: number;
  readonly pitch: number;
  readonly zoom: number;
}

const step = Math.PI / 9;
const zoomStep = 20;

/** The view after a movement; straight up and straight down are the ends of the way. */
export function moved({ yaw, pitch, zoom }: View, movement: Movement): View {
  switch (movement) {
    case 'left':
      return { yaw: yaw - step, pitch, zoom };
    case 'right':
      return { yaw: yaw + step, pitch, zoom };
    case 'up':
      return { yaw, pitch: Math.min(Math.PI / 2, pitch + step), zoom };
    case 'down':
      return { yaw, pitch: Math.max(-Math.PI / 2, pitch - step), zoom };
    case 'zoomIn':
      return { yaw, pitch, zoom: Math.min(100, zoom + zoomStep) };
    case 'zoomOut':
      return { yaw, pitch, zoom: Math.max(0, zoom - zoomStep) };
  }
}

/** Which movement a key asks for. A picture is not mirrored: Left is left in every writing direction. */
export const movementOfKey: Readonly<Partial<Record<string, Movement>>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'zoomIn',
  '-': 'zoomOut',
};
