import * as styles from './staff.css.ts'

/** Where the report of another checkout is opened. */
export const ReportFile = ({ onFile }: { readonly onFile: (file: File) => Promise<void> }) => (
  <label className={styles.fileLabel}>
    <span>Report of another checkout (report.json)</span>
    <input
      type="file"
      accept=".json,application/json"
      onChange={(event) => {
        const [file] = event.target.files ?? []
        // The same file can be chosen again.
        event.target.value = ''
        if (file) void onFile(file)
      }}
    />
  </label>
)
