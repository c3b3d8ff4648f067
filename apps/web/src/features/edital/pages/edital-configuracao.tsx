import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { formatarDia, formatarInstante, formatarPrazo } from '../../../lib/format/format.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { Part } from '../../../ui/page/part.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { ArquivarEdital } from '../components/arquivar-edital.tsx';
import { ROTULOS_DO_FORM as R } from '../components/edital-fields.tsx';
import { EncerrarInscricoes } from '../components/encerrar-inscricoes.tsx';
import { TardiasDoEdital } from '../components/tardias-do-edital.tsx';
import { VoltarEdital } from '../components/voltar-edital.tsx';
import { PaginaDoEdital } from '../offered/pagina-do-edital.tsx';
import { ProximoAto } from '../offered/proximo-ato.tsx';

const EditalForm = lateDialog(
  () => import('../components/edital-form.tsx'),
  ({ close }) => close(),
);

export default function EditalConfiguracao() {
  return (
    <PaginaDoEdital parte="configuracao">
      {(edital, quadro) => (
        <>
          {quadro(
            <ProximoAto
              edital={edital.id}
              feito={
                edital.aberto
                  ? { ato: 'encerrarInscricoes', botao: () => <EncerrarInscricoes edital={edital} /> }
                  : { ato: 'arquivar', botao: () => <ArquivarEdital edital={edital} /> }
              }
            />,
          )}
          <Dados edital={edital} />
        </>
      )}
    </PaginaDoEdital>
  );
}

const dia = (um: string | null, vazio = '—') => (um === null ? vazio : formatarDia(um));
const prazo = (um: string | null, vazio: string) => (um === null ? vazio : formatarPrazo(um));
const limite = (n: number | null) => n?.toLocaleString('pt-BR') ?? 'sem limite';

/** The call's own data; the form shows which of them can still be changed. */
function Dados({ edital }: { readonly edital: Edital }) {
  const editor = useEditor<Edital>();
  return (
    <>
      <Part
        title="Dados e datas do edital"
        actions={<Button onClick={() => editor.open(edital)}>Editar o edital</Button>}
      >
        <ReadOnlyList
          items={[
            { label: R.nome, value: edital.nome },
            { label: R.tipoProjeto, value: edital.tipoProjeto },
            { label: R.publicacao, value: dia(edital.publicacao) },
            { label: R.inicio, value: dia(edital.inicio) },
            { label: R.fim, value: formatarPrazo(edital.fim) },
            ...(edital.encerradoEm === null
              ? []
              : [{ label: 'Inscrições encerradas em', value: formatarInstante(edital.encerradoEm) }]),
            { label: R.prazoAvaliacao, value: prazo(edital.prazoAvaliacao, 'sem prazo') },
            ...(edital.resultadoPublicadoEm === null
              ? []
              : [{ label: 'Resultado publicado em', value: formatarInstante(edital.resultadoPublicadoEm) }]),
            { label: R.fimRecursos, value: prazo(edital.fimRecursos, 'sem prazo') },
            { label: R.vigenciaInicio, value: dia(edital.vigenciaInicio) },
            { label: R.vigenciaFim, value: dia(edital.vigenciaFim) },
            {
              label: R.encerramentoSemInstrutores,
              value: dia(edital.encerramentoSemInstrutores, 'nenhum'),
            },
            { label: R.processo, value: edital.processo ?? 'nenhum' },
            { label: R.limiteBolsas, value: limite(edital.limiteBolsas) },
            { label: R.limitePorCoordenador, value: limite(edital.limitePorCoordenador) },
          ]}
        />
      </Part>
      <TardiasDoEdital edital={edital} />
      <div>
        <VoltarEdital edital={edital} />
      </div>
      <Suspense>
        {editor.turn > 0 && (
          <EditalForm key={editor.turn} record={editor.record} opened={editor.opened} close={editor.close} />
        )}
      </Suspense>
    </>
  );
}
