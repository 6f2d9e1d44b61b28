import { assignedScreenings, athletesOf, fullName, isTrainer } from '../../src/domain/athletes';
import { aCurrentUser, anEmptyUserScreening, aTrainer, aUser, aUserScreening } from '../builders';

const anna = aUser();
const aerin = aUser({ id: 3, firstName: 'Ärin', lastName: 'Zander' });
const ben = aUser({ id: 4, firstName: 'Ben', lastName: 'Buche' });
const david = aUser({ id: 5, firstName: 'David', lastName: 'Dachs' });
const tina = aUser({ id: aTrainer().id, firstName: 'Tina', lastName: 'Trainer' });

test('[NO-7] a user with athletes is a trainer, one without is not', () => {
  expect(isTrainer(aTrainer())).toBe(true);
  expect(isTrainer(aCurrentUser())).toBe(false);
});

test('[SU-2] a name is the first and the last name, and one of them alone has no space around it', () => {
  expect(fullName(anna)).toBe('Anna Amsel');
  expect(fullName({ firstName: 'Anna', lastName: '' })).toBe('Anna');
  expect(fullName({ firstName: '', lastName: 'Amsel' })).toBe('Amsel');
});

test('[NO-7] a trainer has the athletes of athleteIds, by last name', () => {
  const trainer = aTrainer({ athleteIds: [ben.id, aerin.id, anna.id] });
  expect(athletesOf(trainer, [tina, ben, david, aerin, anna], [])).toEqual([anna, ben, aerin]);
});

test('[NO-7] [MB-1] a trainer with a screening of their own is one of the athletes', () => {
  const trainer = aTrainer({ athleteIds: [anna.id] });
  const own = { ...aUserScreening({ userId: trainer.id }), screeningId: 31 };
  expect(athletesOf(trainer, [tina, david, anna], [own])).toEqual([anna, tina]);
});

test('[NO-5] an athlete has nobody but themselves', () => {
  expect(athletesOf(aCurrentUser(), [ben, anna, david], [])).toEqual([anna]);
});

test('[SU-1] only user-screenings with a screening count', () => {
  const assigned = aUserScreening();
  const empty = anEmptyUserScreening({ id: 42, userId: ben.id });
  expect(assignedScreenings([empty, assigned])).toEqual([assigned]);
});
