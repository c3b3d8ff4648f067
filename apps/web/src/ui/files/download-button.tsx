import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { notify } from '../status/toast-store.ts';

/** The download needs the token, which is never part of a link (T-F8). */
export function DownloadButton(props: {
  readonly label: string;
  readonly fileName: string;
  readonly load: () => Promise<Blob>;
}) {
  const { label, fileName, load } = props;
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const url = URL.createObjectURL(await load());
      const link = document.createElement('a');
      link.href = url;
      link.download = fileName;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 0);
    } catch (error) {
      notify.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={busy}
      leftSection={<IconDownload aria-hidden size={18} />}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}
