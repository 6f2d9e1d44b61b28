import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestServer } from '../../__tests__/e2e/server';

type Changeable = Pick<TestServer, 'change' | 'dataDir'>;

/** Lets no exercise and no test have a video, so that only documents are loaded. */
export const withoutClips = ({ change }: Pick<Changeable, 'change'>): void =>
  change(
    `update exercise set video = null;
     update screening set tests =
       (select json_group_array(json_set(value, '$.video', null)) from json_each(tests));`,
  );

const nameOf = (index: number) => `bench-${index}.mp4`;

/** Stores videos that nothing shows. Their bytes are random: nobody plays them. */
export const writeClips = ({ dataDir }: Changeable, count: number, bytes: number): void => {
  for (let index = 0; index < count; index += 1)
    writeFileSync(join(dataDir, 'videos', nameOf(index)), randomBytes(bytes));
};

/** Lets that many exercises have one of these videos each. */
export const showClips = ({ change }: Changeable, count: number): void =>
  change(
    Array.from(
      { length: count },
      (_, index) =>
        `update exercise set video = '${nameOf(index)}'
         where id = (select id from exercise order by id limit 1 offset ${index});`,
    ).join('\n'),
  );
