import { MENSAGENS_IMPORTACAO as M } from '@instrutoria/domain/importacao/messages.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import {
  type Planilha,
  type Previa,
  previaQuery,
  useConfirmarImportacao,
  useDescartarPrevia,
} from '../api.ts';
import { Diferenca } from './diferenca.tsx';
import { UnidadesDesconhecidas } from './unidades-desconhecidas.tsx';

/** How many records the import would add, change, remove, keep and skip. */
function resumoDa({ novas, mudam, iguais, saem, comErro }: Previa): string {
  return [
    contado(novas.total, 'nova', 'novas'),
    contado(mudam.total, 'muda', 'mudam'),
    ...(saem > 0 ? [contado(saem, 'sai', 'saem')] : []),
    contado(iguais, 'igual', 'iguais'),
    contado(comErro.total, 'com erro', 'com erro'),
  ].join(', ');
}

/** The preview and its confirmation. */
export function ConferirEConfirmar({ id, planilha }: { readonly id: number; readonly planilha: Planilha }) {
  const query = useQuery(previaQuery(id));
  const confirmar = useConfirmarImportacao(id);
  const descartar = useDescartarPrevia();
  const confirm = useConfirm();
  const navigate = useNavigate();

  async function importar(previa: Previa): Promise<void> {
    const detail =
      planilha.opcoes.tipo === 'pessoas' ? M.semSenha : 'Dá para desfazer enquanto ninguém usar o que veio.';
    if (!(await confirm(`deseja importar? ${resumoDa(previa)}.`, { yes: 'Importar', detail }))) return;
    try {
      await confirmar.mutateAsync(previa.previa);
      notify.success(M.confirmada);
    } catch (error) {
      notify.failure(error);
      await query.refetch();
    }
  }
  async function jogarFora(): Promise<void> {
    if (!(await confirm('deseja descartar esta planilha?', { yes: 'Descartar', danger: true }))) return;
    try {
      await descartar.mutateAsync(id);
      await navigate('/importar');
    } catch (error) {
      notify.failure(error);
    }
  }

  return (
    <QueryState query={query} label="Comparando com o que está gravado…">
      {(previa) => {
        const nada = previa.novas.total + previa.mudam.total + previa.saem === 0;
        return (
          <Stack gap="lg">
            {previa.unidadesDesconhecidas.length > 0 && (
              <UnidadesDesconhecidas id={id} planilha={planilha} nomes={previa.unidadesDesconhecidas} />
            )}
            <Panel title="2. O que vai mudar">
              <Stack gap="lg">
                <Notice
                  live
                  kind={previa.comErro.total > 0 ? 'warning' : 'info'}
                  title={`${resumoDa(previa)}. Nada foi gravado ainda.`}
                >
                  {planilha.opcoes.completa && previa.comErro.total > 0 && M.semSaidaComErro}
                </Notice>
                {nada && <Notice title={M.nadaAFazer} />}
                <Group>
                  <Button disabled={nada} loading={confirmar.isPending} onClick={() => void importar(previa)}>
                    Confirmar a importação
                  </Button>
                  <Button variant="default" onClick={() => void jogarFora()}>
                    Descartar
                  </Button>
                </Group>
                <Diferenca id={id} tipo={planilha.opcoes.tipo} previa={previa} />
              </Stack>
            </Panel>
          </Stack>
        );
      }}
    </QueryState>
  );
}
