import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazyModule, preloadOnIntent, preloadWhenIdle } from './lazyModule.ts';

const modules = () =>
  [{ load: vi.fn<() => Promise<void>>() }, { load: vi.fn<() => Promise<void>>() }] as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('lazyModule', () => {
  it('downloads once, and again after a failure or when the browser is back online', async () => {
    const browser = new EventTarget();
    vi.stubGlobal('window', browser);
    vi.spyOn(console, 'warn').mockReturnValue();
    const download = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('code');
    const module = lazyModule(download);
    expect(module.load()).toBe(module.load());
    await expect(module.load()).rejects.toThrow('offline');
    expect(module.state()).toEqual({ status: 'failed', isRetrying: false });
    const retried = module.load();
    expect(module.state()).toEqual({ status: 'failed', isRetrying: true });
    await expect(retried).rejects.toThrow('offline');
    browser.dispatchEvent(new Event('online'));
    await expect(module.load()).resolves.toBe('code');
    expect(module.state()).toEqual({ status: 'loaded', loaded: 'code' });
    expect(download).toHaveBeenCalledTimes(3);
  });
});

describe('preloadOnIntent', () => {
  it.each(['onPointerEnter', 'onFocus'] as const)('loads every module at %s, and none before', (event) => {
    const [one, other] = modules();
    const handlers = preloadOnIntent(one, other);
    expect(one.load).not.toHaveBeenCalled();
    handlers[event]();
    expect(one.load).toHaveBeenCalledOnce();
    expect(other.load).toHaveBeenCalledOnce();
  });
});

describe('preloadWhenIdle', () => {
  it('loads every module once the browser is idle', () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('window', { requestIdleCallback: (callback: () => void) => waiting.push(callback) });
    const [one, other] = modules();
    preloadWhenIdle(one, other);
    expect(one.load).not.toHaveBeenCalled();
    for (const callback of waiting) callback();
    expect(one.load).toHaveBeenCalledOnce();
    expect(other.load).toHaveBeenCalledOnce();
  });

  it('cancels its own request', () => {
    const cancelIdleCallback = vi.fn<(request: number) => void>();
    vi.stubGlobal('window', { requestIdleCallback: () => 7, cancelIdleCallback });
    preloadWhenIdle(...modules())();
    expect(cancelIdleCallback).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('waits a second where the browser does not say when it is idle, unless it is cancelled', () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {});
    const [one, other] = modules();
    preloadWhenIdle(one);
    preloadWhenIdle(other)();
    vi.advanceTimersByTime(1000);
    expect(one.load).toHaveBeenCalledOnce();
    expect(other.load).not.toHaveBeenCalled();
  });
});
