import { useRef, useState } from 'react';
import { AdviceLines } from '../../../components/content/AdviceLines';
import { ChooseDialog } from '../../../components/content/ChooseDialog';
import { Button } from '../../../components/form/Button';
import { Row } from '../../../components/layout/Row';
import { Stack } from '../../../components/layout/Stack';
import { ReorderList } from '../../../components/list/ReorderList';
import { Alert } from '../../../components/status/Alert';
import { Remark } from '../../../components/status/Remark';
import type { ContentItemOf, ScreeningDraft } from '../../../contract/content';
import { moved } from '../../../domain/moved';
import { editorTexts } from '../../../texts/contentEditor';
import { VideoStill } from '../../videos/VideoStill';
import { type EditKind, without } from '../test/editing';
import type { AdviceAt, ErrorAt } from '../test/fieldWords';
import { TestRow } from './TestRow';

const { screening: texts, noName } = editorTexts;

interface ScreeningTestsProps {
  draft: ScreeningDraft;
  /** All tests of the club. */
  tests: readonly ContentItemOf<'test'>[];
  errorAt: ErrorAt;
  adviceAt: AdviceAt;
  onChange: (draft: ScreeningDraft, how: EditKind) => void;
}

const nameOf = (test: ContentItemOf<'test'> | undefined): string => test?.body.name.trim() || noName;

const countOf = ({ questions, rangeQuestions }: ContentItemOf<'test'>['body']): number =>
  questions.length + rangeQuestions.length;

const inWords = ({ body, state }: ContentItemOf<'test'>): string =>
  [texts.questions(countOf(body)), body.sides && texts.sides, state === 'draft' && texts.isDraft]
    .filter(Boolean)
    .join('');

/** What keeps a test out of what is published, or undefined. */
const faultOf = (test: ContentItemOf<'test'> | undefined): string | undefined => {
  if (!test) return texts.isGone;
  return test.state === 'retired' ? texts.isRetired : undefined;
};

/** The tests of a screening, in their order [CT-1]. */
export function ScreeningTests({ draft, tests, errorAt, adviceAt, onChange }: ScreeningTestsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const known = new Map(tests.map((test) => [test.key, test]));
  const set = (next: string[]) => onChange({ ...draft, tests: next }, 'chosen');
  const free = tests.filter(({ key, state }) => state !== 'retired' && !draft.tests.includes(key));
  const error = errorAt('tests');
  return (
    <section aria-label={texts.tests(draft.tests.length)}>
      <Stack>
        <Row spread>
          <h2 ref={heading} tabIndex={-1}>
            {texts.tests(draft.tests.length)}
          </h2>
          <Button variant="secondary" mark="add" onClick={() => setChoosing(true)}>
            {texts.add}
          </Button>
        </Row>
        {error !== undefined && <Alert kind="error">{error}</Alert>}
        <AdviceLines texts={adviceAt('tests')} />
        {draft.tests.length === 0 && <Remark>{texts.none}</Remark>}
        <ReorderList
          label={texts.tests(draft.tests.length)}
          items={draft.tests}
          keyOf={(key) => key}
          nameOf={(key) => nameOf(known.get(key))}
          onMove={(from, to) => set(moved(draft.tests, from, to))}
        >
          {(key, tools) => {
            const test = known.get(key);
            const place = draft.tests.indexOf(key);
            return (
              <TestRow
                name={nameOf(test)}
                to={test ? `/content/test/${key}` : null}
                text={test ? inWords(test) : ''}
                error={errorAt(`tests.${place}`) ?? faultOf(test)}
                picture={<VideoStill fileName={test?.body.video ?? null} />}
                tools={tools}
                removeLabel={texts.remove(nameOf(test))}
                onRemove={() => {
                  set(without(draft.tests, place));
                  heading.current?.focus();
                }}
              />
            );
          }}
        </ReorderList>
        {isChoosing && (
          <ChooseDialog
            title={texts.choose}
            search={texts.search}
            none={texts.noneLeft}
            options={free.map((test) => ({ key: test.key, name: nameOf(test), text: inWords(test) }))}
            onChoose={(key) => {
              set([...draft.tests, key]);
              setChoosing(false);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </Stack>
    </section>
  );
}
