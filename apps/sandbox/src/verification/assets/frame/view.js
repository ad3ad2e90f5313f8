/* What follows from how an applicant stands; nothing here shows or asks anything. */
export const hasTwoSides = (type) => ['ID_CARD', 'DRIVERS', 'RESIDENCE_PERMIT'].includes(type);

export const isPaper = ({ type }) => ['PROOF_OF_RESIDENCE', 'INVESTABILITY'].includes(type);

/** Nothing is really read: without anything known, documents are those of this person. */
const specimen = () => ({
  firstName: 'Robin',
  lastName: 'Sample',
  dob: '1990-04-12',
  number: `P${Math.floor(1e7 + Math.random() * 9e7)}`,
});

/** What is said to have been read from a step's document. */
export function prefilled({ fixedInfo = {} }, step) {
  const { firstName, lastName, dob, addresses: [home] = [] } = fixedInfo;
  const known = { firstName, lastName, dob, ...home };
  const given = Object.entries({ ...known, ...step.details }).filter(([, value]) => value);
  return { ...(step.type === 'IDENTITY' ? specimen() : {}), ...Object.fromEntries(given) };
}

/** The result screen that belongs to a status. */
export function resultOf({ reviewStatus, reviewResult }) {
  if (reviewStatus === 'onHold') return 'onHold';
  if (reviewStatus !== 'completed') return 'pending';
  if (reviewResult?.reviewAnswer === 'GREEN') return 'approved';
  return reviewResult?.reviewRejectType === 'FINAL' ? 'rejected' : 'retry';
}

export function statusPayloadOf({ levelName, reviewStatus, reviewResult, createDate, attempts }) {
  return {
    reprocessing: attempts > 1,
    levelName,
    createDate,
    creationDate: createDate,
    expireDate: '',
    reviewStatus,
    autoChecked: false,
    ...(reviewResult && { reviewResult }),
  };
}
