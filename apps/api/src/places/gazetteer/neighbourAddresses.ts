import { at, type GazetteerPlace } from './gazetteerPlace.ts';

/** Street addresses of Espoo, Kauniainen and Vantaa, as good as those of Helsinki: to within a block or two. */
export const neighbourAddresses: readonly GazetteerPlace[] = [
  // Keilaniemi, Otaniemi, Tapiola
  at('Keilaranta 1, 02150 Espoo', 60.179, 24.827),
  at('Keilalahdentie 2, 02150 Espoo', 60.1762, 24.8262),
  at('Otaniementie 9, 02150 Espoo', 60.1843, 24.827),
  at('Tekniikantie 12, 02150 Espoo', 60.18, 24.824),
  at('Tietotie 3, 02150 Espoo', 60.181, 24.829),
  at('Betonimiehenkuja 5, 02150 Espoo', 60.185, 24.8215),
  at('Tapiontori 3, 02100 Espoo', 60.1764, 24.805),
  at('Ahertajantie 3, 02100 Espoo', 60.179, 24.801),
  at('Revontulentie 7, 02100 Espoo', 60.1765, 24.799),
  // Niittykumpu, Haukilahti, Matinkylä
  at('Niittytaival 13, 02200 Espoo', 60.1715, 24.764),
  at('Haukilahdenkatu 4, 02170 Espoo', 60.162, 24.775),
  at('Piispansilta 11, 02230 Espoo', 60.1615, 24.7385),
  at('Suomalaistentie 7, 02270 Espoo', 60.168, 24.719),
  // Leppävaara, Kilo, Mankkaa
  at('Leppävaarankatu 3, 02600 Espoo', 60.218, 24.811),
  at('Linnoitustie 4, 02600 Espoo', 60.2205, 24.807),
  at('Bertel Jungin aukio 5, 02600 Espoo', 60.2167, 24.8133),
  at('Sinikalliontie 5, 02630 Espoo', 60.209, 24.771),
  at('Sinimäentie 10, 02630 Espoo', 60.208, 24.774),
  at('Kutojantie 2, 02630 Espoo', 60.215, 24.769),
  at('Karaportti 4, 02610 Espoo', 60.221, 24.759),
  // Kauniainen
  at('Kauniaistentie 7, 02700 Kauniainen', 60.211, 24.729),
  at('Tunnelitie 4, 02700 Kauniainen', 60.2108, 24.731),
  at('Promenadiaukio 1, 02700 Kauniainen', 60.2105, 24.7285),
  // Tikkurila
  at('Kielotie 7, 01300 Vantaa', 60.2925, 25.041),
  at('Lummetie 2, 01300 Vantaa', 60.2935, 25.042),
  at('Unikkotie 13, 01300 Vantaa', 60.2915, 25.037),
  // Aviapolis, Pakkala
  at('Äyritie 12, 01510 Vantaa', 60.2955, 24.968),
  at('Ensimmäinen savu 2, 01510 Vantaa', 60.298, 24.969),
  at('Pakkalankuja 6, 01510 Vantaa', 60.2916, 24.962),
  at('Vantaanportinkatu 3, 01510 Vantaa', 60.292, 24.964),
  // Myyrmäki, Martinlaakso, Kaivoksela
  at('Vaskivuorentie 10, 01600 Vantaa', 60.261, 24.845),
  at('Uomatie 1, 01600 Vantaa', 60.26, 24.849),
  at('Martinlaaksontie 30, 01620 Vantaa', 60.279, 24.852),
  at('Kivivuorentie 4, 01620 Vantaa', 60.277, 24.849),
  at('Vanha Kaarelantie 33, 01610 Vantaa', 60.264, 24.878),
  at('Kaivosvoudintie 10, 01610 Vantaa', 60.257, 24.881),
];
