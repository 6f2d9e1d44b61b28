import { act, fireEvent, render, screen } from '@testing-library/react';
import { Thread } from '../../src/components/chat/Thread';

const shape = { clientHeight: 300, scrollHeight: 1000 };
let resize = () => {};

beforeEach(() => {
  jest.spyOn(window, 'ResizeObserver').mockImplementation((listener) => {
    resize = () => listener([], {} as ResizeObserver);
    return { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
  });
  for (const name of ['clientHeight', 'scrollHeight'] as const)
    jest.spyOn(Element.prototype, name, 'get').mockImplementation(() => shape[name]);
  Object.assign(shape, { clientHeight: 300, scrollHeight: 1000 });
});
afterEach(() => jest.restoreAllMocks());

const thread = (length: number, ownLatest?: string) => (
  <Thread label="Nachrichten" length={length} ownLatest={ownLatest}>
    {null}
  </Thread>
);

const log = () => screen.getByRole('log');

/** The person scrolls so far up that this many pixels are left below. */
const readAbove = (pixels: number) => {
  log().scrollTop = shape.scrollHeight - shape.clientHeight - pixels;
  fireEvent.scroll(log());
  return log().scrollTop;
};

test('the end is in view at the opening, after a new message, and when a keyboard takes space', () => {
  const { rerender } = render(thread(1));
  expect(log().scrollTop).toBe(1000);
  readAbove(0);
  shape.scrollHeight = 1100;
  rerender(thread(2));
  expect(log().scrollTop).toBe(1100);
  readAbove(0);
  shape.clientHeight = 100;
  act(() => resize());
  expect(log().scrollTop).toBe(1100);
});

test('somebody who reads further up stays there, until they write themselves', () => {
  const { rerender } = render(thread(1));
  const place = readAbove(200);
  rerender(thread(2));
  act(() => resize());
  expect(log().scrollTop).toBe(place);
  rerender(thread(3, '10000000-0000-4000-8000-000000000001'));
  expect(log().scrollTop).toBe(1000);
});
