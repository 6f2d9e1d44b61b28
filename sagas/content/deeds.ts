/** What the watchers of the content do, in one chunk. */
export { keepChosen, keepLeft, make, settle } from './keeping';
export { load, loadVersions } from './loading';
export { changeItem, plan, publish } from './publishing';
export { loadSamples, takeSample } from './samples';
