import type { Migration } from 'kysely';
import { initial } from './0001Initial';
import { accounts } from './0002Accounts';
import { feedback } from './0003Feedback';
import { chat } from './0004Chat';
import { receivedEntries } from './0005ReceivedEntries';
import { instance } from './0006Instance';
import { erasures } from './0007Erasures';
import { sizes } from './0008Sizes';
import { members } from './0009Members';
import { assignments } from './0010Assignments';
import { changes } from './0011Changes';
import { attention } from './0012Attention';
import { sides } from './0013Sides';
import { morningPain } from './0014MorningPain';
import { journal } from './0015Journal';
import { indexes } from './0016Indexes';
import { readers } from './0018Readers';
import { newAddresses } from './0019NewAddresses';
import { waitingMails } from './0023WaitingMails';
import { sampleRegions } from './0024SampleRegions';
import { erasedScreeningRuns } from './0025ErasedScreeningRuns';
import { erasureIndex } from './0028ErasureIndex';
import { content } from './0029Content';
import { uploads } from './0030Uploads';
import { erasedPeople } from './0031ErasedPeople';
import { consents } from './0032Consents';
import { formerRights } from './0033FormerRights';
import { withdrawals } from './0034Withdrawals';
import { keeping } from './0035Keeping';
import { guardians } from './0036Guardians';
import { planChanges } from './0037PlanChanges';
import { memberExports } from './0038MemberExports';
import { secondLooks } from './0039SecondLooks';

/** Every migration by name, in the order in which they run. The bundled server has no folder to read them from. */
export const migrations: Record<string, Migration> = {
  '0001Initial': initial,
  '0002Accounts': accounts,
  '0003Feedback': feedback,
  '0004Chat': chat,
  '0005ReceivedEntries': receivedEntries,
  '0006Instance': instance,
  '0007Erasures': erasures,
  '0008Sizes': sizes,
  '0009Members': members,
  '0010Assignments': assignments,
  '0011Changes': changes,
  '0012Attention': attention,
  '0013Sides': sides,
  '0014MorningPain': morningPain,
  '0015Journal': journal,
  '0016Indexes': indexes,
  '0018Readers': readers,
  '0019NewAddresses': newAddresses,
  '0023WaitingMails': waitingMails,
  '0024SampleRegions': sampleRegions,
  '0025ErasedScreeningRuns': erasedScreeningRuns,
  '0028ErasureIndex': erasureIndex,
  '0029Content': content,
  '0030Uploads': uploads,
  '0031ErasedPeople': erasedPeople,
  '0032Consents': consents,
  '0033FormerRights': formerRights,
  '0034Withdrawals': withdrawals,
  '0035Keeping': keeping,
  '0036Guardians': guardians,
  '0037PlanChanges': planChanges,
  '0038MemberExports': memberExports,
  '0039SecondLooks': secondLooks,
};
