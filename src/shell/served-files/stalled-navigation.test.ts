import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {onRouteUpdate} from './stalled-navigation.ts';

const reload = vi.fn();
const page = {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {location: {reload}});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
});

it('leaves the page that is opened first alone', () => {
  onRouteUpdate({previousLocation: null});
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});

it('loads a page whole whose parts do not come, once', () => {
  onRouteUpdate({previousLocation: page});
  vi.advanceTimersByTime(7_900);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does nothing once they have come, and waits for the last page only', () => {
  onRouteUpdate({previousLocation: page})?.();
  onRouteUpdate({previousLocation: page});
  onRouteUpdate({previousLocation: page})?.();
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
});
