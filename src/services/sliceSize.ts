/** How many rows are handled in one task: a slow phone reads and checks them in less than 50 ms. */
export const sliceSize = 250;
