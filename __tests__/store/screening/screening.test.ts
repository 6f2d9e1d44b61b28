import { selectAssignedScreenings, selectAthletes } from '../../../store/screening/selectors';
import { anEmptyUserScreening, aUserScreening } from '../../builders';
import { anna, ben, tina } from '../../fakes/club';
import { clubLoaded, signedIn, stateAfter } from '../stateAfter';

describe('athletes', () => {
  test('[NO-7] [SE-1] of a trainer are their own, by name', () => {
    expect(selectAthletes(stateAfter(signedIn(tina), ...clubLoaded())).map(({ id }) => id)).toEqual([
      anna.id,
      ben.id,
    ]);
  });

  test('[NO-5] of an athlete is the athlete alone', () => {
    const state = stateAfter(signedIn(anna), ...clubLoaded());
    expect(selectAthletes(state).map(({ id }) => id)).toEqual([anna.id]);
    expect(selectAssignedScreenings(state).map(({ id }) => id)).toEqual([41]);
  });

  test('[SE-1] without a user are nobody', () => {
    expect(selectAthletes(stateAfter(...clubLoaded()))).toEqual([]);
  });

  test('[SU-1] without a screening have none assigned', () => {
    const userScreenings = [anEmptyUserScreening(), aUserScreening({ id: 42, userId: ben.id })];
    const state = stateAfter(signedIn(tina), ...clubLoaded({ userScreenings }));
    expect(selectAssignedScreenings(state).map(({ userId }) => userId)).toEqual([ben.id]);
  });
});
