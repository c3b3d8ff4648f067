import { ARQUIVO_MAXIMO_BYTES, TIPOS_ACEITOS } from '@instrutoria/domain/arquivo/limits.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { mensagemDaImagem } from '@instrutoria/domain/arquivo/rules/tipo-e-tamanho.ts';
import { useState } from 'react';
import { api } from '../../../lib/server/api.ts';
import { UploadField } from '../../../ui/fields/upload-field.tsx';
import { useObjectUrl } from '../../../ui/files/use-object-url.ts';
import classes from './logo-field.module.css';

export function LogoField(props: {
  readonly value: string | null;
  readonly onChange: (reference: string | null) => void;
  readonly onBusy: (busy: boolean) => void;
}) {
  const { value, onChange, onBusy } = props;
  const [saved] = useState(value);
  const [file, setFile] = useState<File | null>(null);
  const chosen = useObjectUrl(file);
  const url = value !== null && value === saved ? '/api/publico/logo' : chosen;
  return (
    <UploadField
      id="logo"
      label="Logotipo"
      description="Imagem JPEG, JPG ou PNG de até 25 MB; aparece na entrada, no PDF e na aba do navegador"
      accept={TIPOS_ACEITOS.logo.join(',')}
      maxBytes={ARQUIVO_MAXIMO_BYTES}
      wrongKind={mensagemDaImagem}
      tooLarge={MENSAGENS_ARQUIVO.grandeDemais}
      value={value}
      onChange={onChange}
      onBusy={onBusy}
      onSent={setFile}
      send={async (picked, onProgress, signal) =>
        (await api.enviarLogo({ file: picked, onProgress, signal })).data
      }
      preview={
        url === undefined ? undefined : <img src={url} alt="Logotipo atual" className={classes.logo} />
      }
    />
  );
}
