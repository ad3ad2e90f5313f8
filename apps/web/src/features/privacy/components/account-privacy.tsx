import { AccountDeletion } from './account-deletion.tsx';
import { DataExport } from './data-export.tsx';

/** What players can do about their data: take it along, or have it deleted. */
export default function AccountPrivacy() {
  return (
    <>
      <DataExport />
      <AccountDeletion />
    </>
  );
}
