interface TableHeadProps {
  heads: readonly string[];
  /** Above numbers, which stand at the end of their columns. */
  ends?: readonly string[];
}

/** The row that names the columns of a table. */
export const TableHead = ({ heads, ends = [] }: TableHeadProps) => (
  <thead>
    <tr>
      {heads.map((head) => (
        <th key={head} scope="col">
          {head}
        </th>
      ))}
      {ends.map((head) => (
        <th key={head} scope="col" className="end">
          {head}
        </th>
      ))}
    </tr>
  </thead>
);
