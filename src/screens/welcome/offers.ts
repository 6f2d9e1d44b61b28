/** What the start page offers now and then. One piece of code, which is loaded after the page. */
export { FeedbackOffer } from '../feedback/FeedbackOffer';
export { PlainHttpWarning } from '../page/PlainHttpWarning';
export { MorningCard } from '../pain/MorningCard';
