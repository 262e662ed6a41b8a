import styles from '@/components/staff/two-columns.module.css';

/** Files that visitors sent: the browser saves them and opens none. */
export const VisitorFiles = ({ files }: { files: readonly { id: string; name: string }[] }) => (
  <ul className={styles.list}>
    {files.map(({ id, name }) => (
      <li key={id}>
        <a className="link" href={`/api/office/files/${id}/`} download={name}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);
