/** A station by its names and position in degrees. */
export interface Station {
  readonly mode: 'train' | 'metro';
  readonly finnish: string;
  readonly swedish: string;
  readonly latitude: number;
  readonly longitude: number;
}

const station =
  (mode: Station['mode']) =>
  (finnish: string, swedish: string, latitude: number, longitude: number): Station => ({
    mode,
    finnish,
    swedish,
    latitude,
    longitude,
  });
const train = station('train');
const metro = station('metro');

/** The stations of trains and of the metro in the capital region; those of the metro within 200 m of the platform. */
export const stations: readonly Station[] = [
  train('Aviapolis', 'Aviapolis', 60.3043, 24.9562),
  train('Espoo', 'Esbo', 60.2051, 24.656),
  train('Helsinki', 'Helsingfors', 60.1721, 24.9413),
  train('Hiekkaharju', 'Sandkulla', 60.3031, 25.0491),
  train('Huopalahti', 'Hoplax', 60.2184, 24.8935),
  train('Ilmala', 'Ilmala', 60.2081, 24.9206),
  train('Kannelmäki', 'Gamlas', 60.2396, 24.877),
  train('Kauklahti', 'Köklax', 60.1895, 24.6003),
  train('Kauniainen', 'Grankulla', 60.2119, 24.7309),
  train('Kera', 'Kera', 60.2166, 24.7556),
  train('Kerava', 'Kervo', 60.4043, 25.106),
  train('Kilo', 'Kilo', 60.2179, 24.7824),
  train('Kivistö', 'Kivistö', 60.3146, 24.8469),
  train('Koivuhovi', 'Björkgård', 60.2071, 24.7013),
  train('Koivukylä', 'Björkby', 60.3233, 25.0598),
  train('Korso', 'Korso', 60.3507, 25.0781),
  train('Käpylä', 'Kottby', 60.2202, 24.946),
  train('Leinelä', 'Lejle', 60.3226, 25.0399),
  train('Lentoasema', 'Flygplatsen', 60.3157, 24.9683),
  train('Leppävaara', 'Alberga', 60.2195, 24.8135),
  train('Louhela', 'Klippsta', 60.2708, 24.8533),
  train('Malmi', 'Malm', 60.2517, 25.0115),
  train('Malminkartano', 'Malmgård', 60.2493, 24.8613),
  train('Martinlaakso', 'Mårtensdal', 60.2781, 24.8526),
  train('Myyrmäki', 'Myrbacka', 60.2613, 24.8547),
  train('Mäkkylä', 'Mäkkylä', 60.2213, 24.843),
  train('Oulunkylä', 'Åggelby', 60.229, 24.9677),
  train('Pasila', 'Böle', 60.1987, 24.9335),
  train('Pitäjänmäki', 'Sockenbacka', 60.2234, 24.8596),
  train('Pohjois-Haaga', 'Norra Haga', 60.2301, 24.8833),
  train('Puistola', 'Parkstad', 60.2763, 25.0367),
  train('Pukinmäki', 'Bocksbacka', 60.2422, 24.9933),
  train('Rekola', 'Räckhals', 60.3329, 25.0687),
  train('Savio', 'Savio', 60.3813, 25.0978),
  train('Tapanila', 'Mosabacka', 60.2639, 25.03),
  train('Tikkurila', 'Dickursby', 60.2922, 25.0441),
  train('Tuomarila', 'Domsby', 60.206, 24.6818),
  train('Valimo', 'Gjuteriet', 60.2222, 24.8758),
  train('Vantaankoski', 'Vandaforsen', 60.2857, 24.8483),
  train('Vehkala', 'Veckal', 60.2951, 24.8437),
  metro('Aalto-yliopisto', 'Aalto-universitetet', 60.1843, 24.8267),
  metro('Espoonlahti', 'Esboviken', 60.1496, 24.6556),
  metro('Finnoo', 'Finno', 60.1539, 24.7077),
  metro('Hakaniemi', 'Hagnäs', 60.1781, 24.9523),
  metro('Helsingin yliopisto', 'Helsingfors universitet', 60.1717, 24.948),
  metro('Herttoniemi', 'Hertonäs', 60.1946, 25.0289),
  metro('Itäkeskus', 'Östra centrum', 60.2096, 25.076),
  metro('Kaitaa', 'Kaitans', 60.1492, 24.6905),
  metro('Kalasatama', 'Fiskehamnen', 60.1875, 24.9772),
  metro('Kamppi', 'Kampen', 60.1686, 24.9305),
  metro('Keilaniemi', 'Kägeludden', 60.1752, 24.8289),
  metro('Kivenlahti', 'Stensvik', 60.1546, 24.6331),
  metro('Koivusaari', 'Björkholmen', 60.1634, 24.8552),
  metro('Kontula', 'Gårdsbacka', 60.2361, 25.0826),
  metro('Kulosaari', 'Brändö', 60.1889, 25.0065),
  metro('Lauttasaari', 'Drumsö', 60.1604, 24.8828),
  metro('Matinkylä', 'Mattby', 60.16, 24.7413),
  metro('Mellunmäki', 'Mellungsbacka', 60.2385, 25.1099),
  metro('Myllypuro', 'Kvarnbäcken', 60.2241, 25.0754),
  metro('Niittykumpu', 'Ängskulla', 60.1708, 24.7632),
  metro('Puotila', 'Botby gård', 60.2148, 25.0911),
  metro('Rastila', 'Rastböle', 60.2055, 25.1201),
  metro('Rautatientori', 'Järnvägstorget', 60.1706, 24.9398),
  metro('Ruoholahti', 'Gräsviken', 60.1631, 24.9145),
  metro('Siilitie', 'Igelkottsvägen', 60.2059, 25.0451),
  metro('Soukka', 'Sökö', 60.1411, 24.6714),
  metro('Sörnäinen', 'Sörnäs', 60.1877, 24.9606),
  metro('Tapiola', 'Hagalund', 60.1751, 24.8025),
  metro('Urheilupuisto', 'Idrottsparken', 60.1746, 24.7794),
  metro('Vuosaari', 'Nordsjö', 60.2064, 25.1455),
];
