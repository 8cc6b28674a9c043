/** Whether the HTML that was rendered ahead of time is being taken over at this moment. */
export const hydration = { isUnderWay: false };
