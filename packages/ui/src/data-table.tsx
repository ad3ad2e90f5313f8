import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers and sums stand at the end edge in equal-width figures. */
  numeric?: boolean | undefined;
  /** Text 2 instead of text 1. */
  quiet?: boolean | undefined;
  /** The column that names the row for screen readers; at most one. */
  rowHeader?: boolean | undefined;
};

export type DataTableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: ReadonlyArray<DataColumn<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The row as a card on a phone; without it every column becomes a line of label and value. */
  renderCard?: ((row: Row) => ReactNode) | undefined;
  /** Pinned at the foot under a lamp rule, for instance the own place. */
  pinned?: Row | undefined;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  /** Under a hairline, for instance the net total. */
  foot?: ReactNode;
  className?: string | undefined;
};

function Cells<Row>({ columns, row }: { columns: ReadonlyArray<DataColumn<Row>>; row: Row }) {
  return columns.map((column) => {
    const Cell = column.rowHeader ? 'th' : 'td';
    return (
      <Cell
        key={column.key}
        scope={column.rowHeader ? 'row' : undefined}
        className={`h-14 whitespace-nowrap px-4 font-normal first:ps-6 last:pe-6 ${
          column.numeric ? 'text-end tabular' : 'text-start'
        } ${column.quiet ? 'text-text-2' : ''}`}
      >
        {column.cell(row)}
      </Cell>
    );
  });
}

function Lines<Row>({ columns, row }: { columns: ReadonlyArray<DataColumn<Row>>; row: Row }) {
  return (
    <dl className="grid gap-1.5">
      {columns.map((column) => (
        <div key={column.key} className="flex justify-between gap-4">
          <dt className="text-13 text-text-3">{column.header}</dt>
          <dd className={`text-end ${column.numeric ? 'tabular' : ''}`}>{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A table from 700 px, cards below. Both are rendered, so that the server's answer fits either. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  renderCard,
  pinned,
  empty,
  foot,
  className = '',
}: DataTableProps<Row>) {
  const card = (row: Row) => renderCard?.(row) ?? <Lines columns={columns} row={row} />;
  const vacant = rows.length === 0 && pinned === undefined;
  return (
    <div className={`overflow-clip rounded-panel bg-surface-1 shadow-panel ${className}`}>
      {vacant ? (
        empty
      ) : (
        <>
          <div className="hidden overflow-x-auto md:block">
            <table className="w-full border-collapse">
              <caption className="visually-hidden">{caption}</caption>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th
                      key={column.key}
                      scope="col"
                      className={`whitespace-nowrap px-4 py-3 font-semibold text-12 text-text-3 first:ps-6 last:pe-6 ${
                        column.numeric ? 'text-end' : 'text-start'
                      }`}
                    >
                      {column.header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={rowKey(row)} className="border-hair border-t">
                    <Cells columns={columns} row={row} />
                  </tr>
                ))}
              </tbody>
              {pinned === undefined ? null : (
                <tfoot className="sticky bottom-0">
                  <tr className="border-lamp-line border-t-2 bg-lamp-surface [&>*]:h-16">
                    <Cells columns={columns} row={pinned} />
                  </tr>
                </tfoot>
              )}
            </table>
          </div>
          <ul aria-label={caption} className="md:hidden">
            {rows.map((row) => (
              <li
                key={rowKey(row)}
                className="px-4 py-3 not-first:shadow-[inset_0_1px_0_var(--color-hair)]"
              >
                {card(row)}
              </li>
            ))}
            {pinned === undefined ? null : (
              <li className="sticky bottom-0 border-lamp-line border-t-2 bg-lamp-surface px-4 py-3">
                {card(pinned)}
              </li>
            )}
          </ul>
        </>
      )}
      {foot ? (
        <div className="px-4 py-3.5 shadow-[inset_0_1px_0_var(--color-hair)] md:px-6 md:py-4">
          {foot}
        </div>
      ) : null}
    </div>
  );
}
