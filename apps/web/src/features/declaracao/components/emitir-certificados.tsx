import { MENSAGENS_DECLARACAO as M } from '@instrutoria/domain/declaracao/messages.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button } from '@mantine/core';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useEmitirCertificados } from '../api.ts';

export function EmitirCertificados(props: {
  readonly edital: number;
  readonly prontos: number;
  readonly faltam: number;
}) {
  const { edital, prontos, faltam } = props;
  const emitir = useEmitirCertificados();
  const confirm = useConfirm();
  const ask = async () => {
    const detail = [
      `${contado(prontos, 'certificado sai', 'certificados saem')} agora. Cada aluno e cada coordenador recebe um e-mail.`,
      ...(faltam > 0 ? [`A quem falta algo, emita depois: é só voltar aqui.`] : []),
    ].join(' ');
    if (!(await confirm(M.desejaEmitirCertificados, { detail, yes: 'Emitir', no: 'Cancelar' }))) return;
    try {
      const { emitidos } = await emitir.mutateAsync(edital);
      notify.success(M.certificadosEmitidos(emitidos));
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Button loading={emitir.isPending} onClick={() => void ask()}>
      Emitir os certificados
    </Button>
  );
}
