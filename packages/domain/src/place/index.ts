export { addressFaults, addressTextFaults } from './addressFaults.ts';
export { addressForm } from './addressForm.ts';
export * from './bearing.ts';
export * from './distance.ts';
export * from './drawnArea.ts';
export * from './position.ts';
