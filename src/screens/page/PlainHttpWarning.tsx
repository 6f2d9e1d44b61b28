import { Alert } from '../../components/status/Alert';
import { plainHttpTexts } from '../../texts/plainHttp';

/** Says before somebody goes where there is no network that this address cannot work there [CL-7]. */
export function PlainHttpWarning() {
  return <Alert kind="info">{plainHttpTexts.warning}</Alert>;
}
