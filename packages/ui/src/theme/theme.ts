// The order is the order of the rules: layers first, so that nothing is declared before its layer has a place.
import './layers.css.ts';
import './base.css.ts';
import './fonts.css.ts';
