import type { Position } from '@tilava/domain/place';

/*
 * ETRS-TM35FIN (EPSG:3067) back to degrees by Krüger's series, as JHS 197 gives it: GRS80, central meridian 27° E,
 * scale 0.9996, false easting 500 km. The series is right to a millimetre in Finland, and ETRS89 and WGS 84 are
 * less than a metre apart, so that one projection does not call for a library of all of them.
 */

const semiMajorAxis = 6_378_137;
const flattening = 1 / 298.257222101;
const scale = 0.9996;
const centralMeridian = 27;
const falseEasting = 500_000;

const n = flattening / (2 - flattening);
const eccentricity = Math.sqrt(2 * flattening - flattening ** 2);
const meridianRadius = (semiMajorAxis / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);
const coefficients = [
  n / 2 - (2 * n ** 2) / 3 + (37 * n ** 3) / 96 - n ** 4 / 360,
  n ** 2 / 48 + n ** 3 / 15 - (437 * n ** 4) / 1440,
  (17 * n ** 3) / 480 - (37 * n ** 4) / 840,
  (4397 * n ** 4) / 161_280,
];

/**
 * Where coordinates of ETRS-TM35FIN lie, in metres north and east.
 *
 * @example
 * fromEtrsTm35Fin(6_715_706.377, 106_256.36); // { latitude: 60.3851…, longitude: 19.8481… }
 */
export function fromEtrsTm35Fin(northing: number, easting: number): Position {
  const xi = northing / (meridianRadius * scale);
  const eta = (easting - falseEasting) / (meridianRadius * scale);
  let sphereXi = xi;
  let sphereEta = eta;
  for (const [index, coefficient] of coefficients.entries()) {
    const multiple = 2 * (index + 1);
    sphereXi -= coefficient * Math.sin(multiple * xi) * Math.cosh(multiple * eta);
    sphereEta -= coefficient * Math.cos(multiple * xi) * Math.sinh(multiple * eta);
  }
  const sphereLatitude = Math.asin(Math.sin(sphereXi) / Math.cosh(sphereEta));
  const fromMeridian = Math.asin(Math.tanh(sphereEta) / Math.cos(sphereLatitude));
  return {
    latitude: degrees(ellipsoidLatitude(sphereLatitude)),
    longitude: centralMeridian + degrees(fromMeridian),
  };
}

/** Each round makes the isometric latitude some 300 times more exact. */
function ellipsoidLatitude(sphereLatitude: number): number {
  const isometric = Math.asinh(Math.tan(sphereLatitude));
  let refined = isometric;
  for (let round = 0; round < 5; round += 1) {
    refined = isometric + eccentricity * Math.atanh(eccentricity * Math.tanh(refined));
  }
  return Math.atan(Math.sinh(refined));
}

const degrees = (radians: number) => (radians * 180) / Math.PI;
