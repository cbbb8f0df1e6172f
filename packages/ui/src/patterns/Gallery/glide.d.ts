/** What Gallery uses of Glide, which brings no types of its own. */
declare module '@glidejs/glide/dist/glide.modular.esm.js' {
  /** The settings that Gallery makes; all others stay as Glide has them. */
  export interface GlideSettings {
    readonly type: 'carousel';
    readonly focusAt: 'center';
    readonly startAt: number;
    readonly perView: number;
    /** Px between two slides. */
    readonly gap: number;
    /** In ms. */
    readonly animationDuration: number;
    readonly direction: 'ltr' | 'rtl';
  }

  /** A part that can be added, such as swiping. */
  export type GlideComponent = (...parts: readonly object[]) => object;

  export const Swipe: GlideComponent;

  export default class Glide {
    constructor(root: HTMLElement, settings: GlideSettings);
    /** The slide at the centre, from 0. */
    readonly index: number;
    readonly settings: GlideSettings;
    on(event: 'build.after' | 'run', handler: () => void): this;
    mount(components: Readonly<Record<string, GlideComponent>>): this;
    update(settings: Partial<GlideSettings>): this;
    go(pattern: '<' | '>' | `=${number}`): this;
    destroy(): this;
  }
}
