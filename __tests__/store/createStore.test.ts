import { stateAfter } from './stateAfter';

test('an action or a state that cannot be serialised is reported', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stateAfter({ type: 'test/wrong', payload: new Date() });
  expect(errors).toHaveBeenCalled();
});
