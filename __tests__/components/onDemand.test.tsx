import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { onDemand } from '../../src/components/onDemand';

const Waiting = () => <p>waiting</p>;
const Named = ({ name }: { name: string }) => <p>Hello {name}</p>;

test('code that is there is shown in the first render', async () => {
  const Screen = onDemand(async () => Named, Waiting);
  await Screen.load();
  render(<Screen name="Anna" />);
  expect(screen.getByText('Hello Anna')).toBeInTheDocument();
});

test('code that is not there is loaded when it is shown', async () => {
  const load = jest.fn(async () => Named);
  const Screen = onDemand(load, Waiting);
  expect(load).not.toHaveBeenCalled();
  render(<Screen name="Anna" />);
  expect(screen.getByText('waiting')).toBeInTheDocument();
  expect(await screen.findByText('Hello Anna')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { text: '' };
  static getDerivedStateFromError = (error: unknown) => ({ text: String(error) });
  override render() {
    return this.state.text || this.props.children;
  }
}

/** Passes the time after which code is asked for again. */
const pause = () => act(() => jest.advanceTimersByTimeAsync(1_000));

describe('code that does not come', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('is asked for once more while the page waits', async () => {
    const load = jest.fn(async () => Named).mockRejectedValueOnce(new Error('no network'));
    const Screen = onDemand(load, Waiting);
    render(
      <Boundary>
        <Screen name="Anna" />
      </Boundary>,
    );
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(screen.getByText('waiting')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
    await pause();
    expect(screen.getByText('Hello Anna')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('at the second try neither is a failure of its page, and is loaded again on the next visit', async () => {
    const gone = new Error('no network');
    const load = jest
      .fn(async () => Named)
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone);
    const Screen = onDemand(load, Waiting);
    const visit = (
      <Boundary>
        <Screen name="Anna" />
      </Boundary>
    );
    const { unmount } = render(visit);
    await pause();
    expect(screen.getByText('Error: no network')).toBeInTheDocument();
    unmount();
    render(visit);
    await pause();
    expect(screen.getByText('Hello Anna')).toBeInTheDocument();
  });
});
