export * from './layers.ts';
export * from './tile.ts';
export { fromSteps, type Steps, stepsPerTile, type TileAddress, toSteps } from './tileBytes.ts';
