import type { EstadoDaJanela } from '@instrutoria/domain/janela/types.ts';
import { formatarPrazoEm } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/page/notice.tsx';

export function AvisoDaJanela(props: {
  readonly estado: EstadoDaJanela;
  /** The window's name with its article, such as 'O cadastro de instrutores'. */
  readonly de: string;
}) {
  const { estado, de } = props;
  const { aberta, abreEm, fechaEm, texto, prorrogadaAte } = estado;
  if (aberta)
    return (
      <Notice kind="success" title={`${de} está aberto.`}>
        {fechaEm !== null && (
          <>
            Fecha em <b>{formatarPrazoEm(fechaEm)}</b>
            {prorrogadaAte === null ? '.' : ', por uma prorrogação.'}
          </>
        )}
      </Notice>
    );
  return (
    <Notice kind="warning" title={`${texto}.`}>
      {abreEm === null ? (
        'Nenhuma abertura está prevista.'
      ) : (
        <>
          Abre em <b>{formatarPrazoEm(abreEm)}</b>.
        </>
      )}
    </Notice>
  );
}
