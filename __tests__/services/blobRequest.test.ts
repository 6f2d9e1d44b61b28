import { requestAndTell } from './blobRequestClient';
import { blobRequestContract } from './blobRequestContract';
import { onTheWire } from './wire';

onTheWire();

blobRequestContract(requestAndTell);
