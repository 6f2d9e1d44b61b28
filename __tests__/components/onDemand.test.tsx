import { render, screen } from '@testing-library/react';
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

test('code that cannot be loaded is a failure of its page, and is loaded again on the next visit', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(async () => Named).mockRejectedValueOnce(new Error('no network'));
  const Screen = onDemand(load, Waiting);
  const visit = (
    <Boundary>
      <Screen name="Anna" />
    </Boundary>
  );
  const { unmount } = render(visit);
  expect(await screen.findByText('Error: no network')).toBeInTheDocument();
  unmount();
  render(visit);
  expect(await screen.findByText('Hello Anna')).toBeInTheDocument();
});
