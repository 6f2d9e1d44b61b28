import { type Ref, useId, useState } from 'react';
import type { FulfilState } from '../../domain/trackside/answers';
import { tracksideTexts as texts } from '../../texts/trackside';
import type { Elements } from '../elements';
import { Fold } from '../list/Fold';
import { Alert } from '../status/Alert';
import { AllMet } from './AllMet';
import { PeopleNav } from './PeopleNav';
import { QuestionCard } from './QuestionCard';
import type { GivenAnswers, TracksideQuestion } from './questions';
import { type NextStep, type PreviousStep, StepBar } from './StepBar';
import styles from './TracksideStep.module.css';
import type { TestProgress, TracksidePerson } from './testProgress';

/** The test that is on, its place counted from 1. */
export interface TracksideTest {
  id: number;
  name: string;
  place: number;
  of: number;
}

interface TracksideStepProps extends GivenAnswers {
  /** Everybody of the session, in its order, with how far each is with this test. */
  people: readonly (TracksidePerson & { progress: TestProgress })[];
  /** Who is on. */
  person: TracksidePerson & { progress: TestProgress };
  test: TracksideTest;
  /** In the order of the test. */
  questions: readonly TracksideQuestion[];
  /** What 'Alles erfüllt' can do. */
  allMet: FulfilState;
  previous: PreviousStep | null;
  next: NextStep;
  /** A VideoPlayer. */
  clip: Elements;
  /** How the test is done. */
  description?: Elements;
  /** The button for pain, where this athlete agreed to it [PN-1]. */
  pain?: Elements;
  /** An Alert about what could not be saved. */
  alert?: Elements;
  /** The name of who is on, which takes the focus after a step. */
  heading?: Ref<HTMLHeadingElement>;
  onAllMet: () => void;
  onAllMetTakenBack: () => void;
  onLeaveOut: (isLeftOut: boolean) => void;
  onPerson: (id: number) => void;
  onPrevious: () => void;
  onNext: () => void;
  onOverview: () => void;
}

/** One person at one test: people left, the movement in the middle, answers and the next person right [TS-5]. */
export function TracksideStep(props: TracksideStepProps) {
  const { people, person, heading } = props;
  const id = useId();
  const isLeftOut = person.progress.state === 'leftOut';
  return (
    <div className={styles.step}>
      <div className={styles.people}>
        <PeopleNav
          people={people}
          currentId={person.id}
          onPerson={props.onPerson}
          onOverview={props.onOverview}
        />
      </div>
      <div className={styles.head}>
        <Movement key={props.test.id} {...props} />
        <div className={styles.person}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {texts.person(person.name, person.number)}
          </h2>
          {props.pain}
        </div>
      </div>
      <section className={styles.questions} aria-labelledby={id}>
        <Questions {...props} />
      </section>
      <div className={styles.bar}>
        <StepBar
          previous={props.previous}
          next={props.next}
          isLeftOut={isLeftOut}
          isFinished={person.state === 'finished'}
          alert={props.alert}
          onPrevious={props.onPrevious}
          onNext={props.onNext}
          onLeaveOut={props.onLeaveOut}
        />
      </div>
    </div>
  );
}

/** What is done: the clip stays in view [TS-5]. */
function Movement({ test, person, clip, description }: TracksideStepProps) {
  const [isDescribed, setDescribed] = useState(false);
  const { answered, questions } = person.progress;
  return (
    <div className={styles.movement}>
      <div className={styles.test}>
        <p>
          <span>{texts.test.place(test.place, test.of)}</span>
          <span>{texts.test.answered(answered, questions)}</span>
        </p>
        <h2>{test.name}</h2>
      </div>
      <div className={styles.clip}>{clip}</div>
      {description && (
        <div className={styles.how}>
          <Fold title={texts.test.how} open={isDescribed} onToggle={setDescribed}>
            {description}
          </Fold>
        </div>
      )}
    </div>
  );
}

function Questions({ person, questions, allMet, ...props }: TracksideStepProps) {
  if (person.state === 'finished') {
    return (
      <Alert kind="info" title={texts.finished.title(person.name)}>
        {texts.finished.text}
      </Alert>
    );
  }
  if (person.progress.state === 'leftOut') {
    return (
      <Alert kind="info" title={texts.leaveOut.title}>
        {texts.leaveOut.text(person.name)}
      </Alert>
    );
  }
  return (
    <>
      {questions.some(({ kind }) => kind === 'yesNo') && (
        <AllMet state={allMet} onGive={props.onAllMet} onTakeBack={props.onAllMetTakenBack} />
      )}
      {questions.map((question) => (
        <QuestionCard
          key={`${question.kind}/${question.id}`}
          question={question}
          onAnswer={props.onAnswer}
          onChoose={props.onChoose}
        />
      ))}
    </>
  );
}
