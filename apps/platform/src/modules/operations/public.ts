export { type Act, createNoteAct, listActs, type NoteAct, type NotedAct } from './acts.ts';
export {
  type AdjustmentRow,
  type Adjustments,
  createAdjustments,
  hasGainWaiting,
} from './adjustments.ts';
export { operationsPersonalData } from './personal-data.ts';
