import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Still } from '../../src/components/runs/Still';
import { VideoPlayer } from '../../src/components/runs/VideoPlayer';

const askForLessMotion = (wanted: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) => ({ ...new EventTarget(), media: query, matches: wanted }) as MediaQueryList,
    );

afterEach(() => jest.restoreAllMocks());

test('[SR-3] [TR-6] a video plays by itself, loops, is muted and has controls', () => {
  render(<VideoPlayer name="Überkopfkniebeuge" src="blob:video" missingText="Kein Video" />);
  const video = screen.getByLabelText('Video: Überkopfkniebeuge');
  expect(video).toHaveAttribute('src', 'blob:video');
  for (const attribute of ['autoplay', 'loop', 'controls', 'playsinline'])
    expect(video).toHaveAttribute(attribute);
  expect(video).toHaveProperty('muted', true);
});

test('[SR-3] the button after the video stops it and goes on', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  render(<VideoPlayer name="Seitstütz" src="blob:video" missingText="Kein Video" />);
  const video = screen.getByLabelText('Video: Seitstütz');
  fireEvent.play(video);
  await userEvent.click(screen.getByRole('button', { name: 'Video anhalten' }));
  expect(pause).toHaveBeenCalledTimes(1);
  fireEvent.pause(video);
  play.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'));
  await userEvent.click(screen.getByRole('button', { name: 'Video abspielen' }));
  expect(screen.getByRole('button', { name: 'Video abspielen' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Video abspielen' }));
  expect(play).toHaveBeenCalledTimes(2);
});

test('[SR-3] a browser that shows no video shows the fallback', () => {
  render(<VideoPlayer name="Überkopfkniebeuge" src="blob:video" missingText="Kein Video" />);
  expect(screen.getByLabelText('Video: Überkopfkniebeuge')).toHaveTextContent(
    /^Ihr Browser kann das Video leider nicht anzeigen\.$/,
  );
});

test('[TR-6] without a video the given text stands in its place', () => {
  const { container } = render(
    <VideoPlayer name="Seitstütz" src={null} missingText="Kein Video auf diesem Gerät." />,
  );
  expect(container.querySelector('video')).toBeNull();
  expect(screen.getByRole('img', { name: 'Kein Video auf diesem Gerät.' })).toHaveTextContent(
    'Kein Video auf diesem Gerät.',
  );
});

test('the next video in the same element does not play for those who want less motion, and the button says so', () => {
  askForLessMotion(true);
  const { rerender } = render(<VideoPlayer name="Seitstütz" src="blob:1" missingText="Kein Video" />);
  const video = screen.getByLabelText('Video: Seitstütz');
  fireEvent.play(video);
  expect(screen.getByRole('button', { name: 'Video anhalten' })).toBeInTheDocument();
  rerender(<VideoPlayer name="Brücke" src="blob:2" missingText="Kein Video" />);
  expect(screen.getByLabelText('Video: Brücke')).toBe(video);
  fireEvent.emptied(video);
  expect(screen.getByRole('button', { name: 'Video abspielen' })).toBeInTheDocument();
});

test('a video that the browser does not start by itself is said to stand, once it could play', () => {
  askForLessMotion(false);
  render(<VideoPlayer name="Seitstütz" src="blob:1" missingText="Kein Video" />);
  const video = screen.getByLabelText('Video: Seitstütz');
  fireEvent.play(video);
  fireEvent.emptied(video);
  expect(screen.getByRole('button', { name: 'Video anhalten' })).toBeInTheDocument();
  fireEvent.canPlayThrough(video);
  expect(screen.getByRole('button', { name: 'Video abspielen' })).toBeInTheDocument();
});

test('a video waits to be started for those who want less motion', () => {
  askForLessMotion(true);
  render(<VideoPlayer name="Seitstütz" src="blob:video" missingText="Kein Video" />);
  const video = screen.getByLabelText('Video: Seitstütz');
  expect(video).not.toHaveAttribute('autoplay');
  expect(video).toHaveAttribute('controls');
});

test('a still is a frame amid the movement and out of the way of keyboard and reader', () => {
  const { container } = render(<Still src="blob:video" />);
  const video = container.querySelector('video');
  expect(video).toHaveAttribute('src', 'blob:video#t=1.8');
  expect(video).not.toHaveAttribute('autoplay');
  expect(video).toHaveAttribute('tabindex', '-1');
  expect(video?.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('a still is painted cropped to the figure as soon as its frame is there, and again in a new size', () => {
  const painted: string[] = [];
  const context = (canvas: HTMLCanvasElement) => ({
    drawImage: (_video: unknown, left: number, top: number, width: number, height: number) =>
      painted.push(`${canvas.width}: ${[left, top, width, height].join(' ')}`),
    // A figure in the middle fifth of the width, as high as the picture.
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      width,
      height,
      data: Uint8ClampedArray.from({ length: width * height * 4 }, (_, place) =>
        Math.abs(((place >> 2) % width) + 0.5 - width / 2) < width / 10 ? 0 : 255,
      ),
    }),
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function of(
    this: HTMLCanvasElement,
  ) {
    return context(this) as unknown as RenderingContext;
  } as HTMLCanvasElement['getContext']);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(240);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(240);
  jest.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640);
  jest.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(480);
  const { container } = render(<Still src="blob:video" />);
  const video = container.querySelector('video') as HTMLVideoElement;
  fireEvent(window, new Event('resize'));
  expect(painted).toEqual([]);
  Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_CURRENT_DATA });
  fireEvent.loadedData(video);
  // The whole height of the frame fills the box; of its width, an eighth on each side is cut away.
  expect(painted).toContain('240: -40 0 320 240');
  const { length } = painted;
  fireEvent(window, new Event('resize'));
  expect(painted).toHaveLength(2 * length);
});

test('a still without a video shows no broken player', () => {
  const { container } = render(<Still src={null} />);
  expect(container.querySelector('video')).toBeNull();
});

test('[VI-3] a video that does not play says so in its place, and is reported; another one is tried', () => {
  const onBroken = jest.fn();
  const player = (src: string) => (
    <VideoPlayer name="Seitstütz" src={src} missingText="Kein Video" onBroken={onBroken} />
  );
  const { rerender, container } = render(player('blob:damaged'));
  fireEvent.error(screen.getByLabelText('Video: Seitstütz'));
  expect(container.querySelector('video')).toBeNull();
  expect(screen.getByText('Ihr Browser kann das Video leider nicht anzeigen.')).toBeVisible();
  expect(onBroken).toHaveBeenCalledTimes(1);
  rerender(player('blob:whole'));
  expect(screen.getByLabelText('Video: Seitstütz')).toHaveAttribute('src', 'blob:whole');
});
