import { useState } from 'react';
import { Card } from '../../components/layout/Card';
import { Stack } from '../../components/layout/Stack';
import { Fold } from '../../components/list/Fold';
import { Delta } from '../../components/result/Delta';
import { Alert } from '../../components/status/Alert';
import { Mark } from '../../components/status/Mark';
import type { AnswerPair, Comparison, TestComparison } from '../../domain/progress/comparison';
import { answerInWords, changeWords, questionInWords, comparisonTexts as texts } from '../../texts/progress';
import styles from './ComparePage.module.css';

const isChanged = ({ before, after }: AnswerPair) => answerInWords(before) !== answerInWords(after);

/** The tests with what changed in them, those with the largest change first [HI-3]. */
export function ComparedAnswers({ comparison, since }: { comparison: Comparison; since: string }) {
  const changed = comparison.tests.filter(({ answers }) => answers.some(isChanged));
  const count = changed.flatMap(({ answers }) => answers.filter(isChanged)).length;
  const kept = comparison.compared - count;
  const ordered = changed.toSorted(
    (a, b) =>
      Number(b.change.isBeyond) - Number(a.change.isBeyond) ||
      Math.abs(b.change.points) - Math.abs(a.change.points),
  );
  return (
    <>
      <Stack>
        <div className={styles.head}>
          <h2>{count === 0 ? texts.nothingChanged : texts.changed(count)}</h2>
          {kept > 0 && <p>{texts.kept(kept)}</p>}
        </div>
        {ordered.map((test) => (
          <ChangedTest key={test.testId} test={test} since={since} />
        ))}
      </Stack>
      <Kept comparison={comparison} count={kept} />
      <LeftOutQuestions comparison={comparison} />
      <Alert kind="info">{texts.meaning}</Alert>
    </>
  );
}

function ChangedTest({ test, since }: { test: TestComparison; since: string }) {
  const { strong, rest } = changeWords(test.change, `wie am ${since}`);
  return (
    <Card>
      <div className={styles.head}>
        <h3>{test.name}</h3>
        <Delta strong={strong} rest={rest} />
      </div>
      <ul className={styles.answers}>
        {test.answers.filter(isChanged).map((pair) => (
          <li key={pair.question.key}>
            <b>{questionInWords(pair.question)}</b>
            <ChangedAnswer pair={pair} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const gainOf = ({ gain }: AnswerPair) => {
  if (gain === 0) return 'other';
  return gain > 0 ? 'better' : 'worse';
};

const marks = { better: 'up', worse: 'downtrend', other: null } as const;

/** An answer may have a colour, beside an icon and words: it is what it is, without an error of its own. */
function ChangedAnswer({ pair }: { pair: AnswerPair }) {
  const gain = gainOf(pair);
  const mark = marks[gain];
  return (
    <span className={styles.answer}>
      <span>
        <span className={styles.spoken}>{`${texts.from} `}</span>
        <span>{answerInWords(pair.before)}</span>
      </span>
      <Mark name="into" />
      <span className={styles.after} data-gain={gain}>
        {mark && <Mark name={mark} />}
        <span className={styles.spoken}>{`${texts.to}, ${texts[gain]} `}</span>
        <span>{answerInWords(pair.after)}</span>
      </span>
    </span>
  );
}

/** The answers that stayed the same. */
function Kept({ comparison, count }: { comparison: Comparison; count: number }) {
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <Fold title={texts.showKept(count)} open={isOpen} onToggle={setOpen}>
      <ul className={styles.answers}>
        {comparison.tests.flatMap(({ testId, name, answers }) =>
          answers
            .filter((pair) => !isChanged(pair))
            .map(({ question, after }) => (
              <li key={`${testId}/${question.key}`}>
                <b>{`${name}: ${questionInWords(question)}`}</b>
                <span>{answerInWords(after)}</span>
              </li>
            )),
        )}
      </ul>
    </Fold>
  );
}

/** The questions that only one of the runs has, by name [HI-3]. */
function LeftOutQuestions({ comparison: { leftOut } }: { comparison: Comparison }) {
  const [isOpen, setOpen] = useState(false);
  if (leftOut.length === 0) return null;
  return (
    <Fold title={texts.leftOut(leftOut.length)} open={isOpen} onToggle={setOpen}>
      <ul className={styles.answers}>
        {leftOut.map(({ test, question }) => (
          <li key={`${test}/${question.key}/${question.place}`}>
            <b>{`${test}: ${questionInWords(question)}`}</b>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
