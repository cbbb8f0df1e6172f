import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadOnIntent, preloadWhenIdle } from './preload.ts';

const parts = () => [{ preload: vi.fn<() => void>() }, { preload: vi.fn<() => void>() }] as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('preloadOnIntent', () => {
  it.each(['onPointerEnter', 'onFocus'] as const)('loads every part at %s, and none before', (event) => {
    const [one, other] = parts();
    const handlers = preloadOnIntent(one, other);
    expect(one.preload).not.toHaveBeenCalled();
    handlers[event]();
    expect(one.preload).toHaveBeenCalledOnce();
    expect(other.preload).toHaveBeenCalledOnce();
  });
});

describe('preloadWhenIdle', () => {
  it('loads every part once the browser is idle', () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('window', { requestIdleCallback: (callback: () => void) => waiting.push(callback) });
    const [one, other] = parts();
    preloadWhenIdle(one, other);
    expect(one.preload).not.toHaveBeenCalled();
    for (const callback of waiting) callback();
    expect(one.preload).toHaveBeenCalledOnce();
    expect(other.preload).toHaveBeenCalledOnce();
  });

  it('calls it off by its own number', () => {
    const cancelIdleCallback = vi.fn<(request: number) => void>();
    vi.stubGlobal('window', { requestIdleCallback: () => 7, cancelIdleCallback });
    preloadWhenIdle(...parts())();
    expect(cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('waits a second where the browser does not say when it is idle, unless it is called off', () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
    const [one, other] = parts();
    preloadWhenIdle(one);
    preloadWhenIdle(other)();
    vi.advanceTimersByTime(1000);
    expect(one.preload).toHaveBeenCalledOnce();
    expect(other.preload).not.toHaveBeenCalled();
  });
});
