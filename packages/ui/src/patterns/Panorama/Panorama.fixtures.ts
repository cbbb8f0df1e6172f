/** A room drawn all around: floor, walls with doors, ceiling. */
export function drawRoom(): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1024, 512];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  const bands = [
    ['#f4f2ec', 0, 180],
    ['#d8e4dd', 180, 160],
    ['#b9b3a6', 340, 172],
  ] as const;
  for (const [fill, top, height] of bands) {
    context.fillStyle = fill;
    context.fillRect(0, top, 1024, height);
  }
  context.lineWidth = 3;
  for (let door = 0; door < 8; door += 1) context.strokeRect(40 + door * 128, 220, 48, 120);
  return canvas.toDataURL('image/png');
}
