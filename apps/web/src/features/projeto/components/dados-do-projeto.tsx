import { areaPorExtenso } from '@instrutoria/domain/area/areas.ts';
import { situacaoPorExtenso } from '@instrutoria/domain/decisao/rules/vagas.ts';
import { contarInstrutores, instrutoresPedidos } from '@instrutoria/domain/kernel/contagem.ts';
import { CAMPOS, PALAVRAS_CHAVE } from '@instrutoria/domain/projeto/campos.ts';
import { encerramentoPorExtenso } from '@instrutoria/domain/projeto/rules/encerramento.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { formatarDia, formatarInstante } from '../../../lib/format/format.ts';
import { Sheet } from '../../../ui/page/sheet.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';

export function DadosDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  const { edital } = projeto;
  const fim = encerramentoPorExtenso(projeto);
  // Before publication nothing counts as approved, not even 0 (D20).
  const decidido = projeto.situacao !== 'SUBMETIDO';
  const { remunerados_aprovados, voluntarios_aprovados } = projeto;
  return (
    <Sheet id="dados" title="Dados do projeto">
      <ReadOnlyList
        beside
        items={[
          { label: 'Situação', value: situacaoPorExtenso(projeto.situacaoExibida, projeto.vagas) },
          {
            label: 'Enviado em',
            value: projeto.submetidoEm === null ? '—' : formatarInstante(projeto.submetidoEm),
          },
          ...(fim === null ? [] : [{ label: 'Encerramento', value: fim }]),
          { label: 'Edital', value: edital?.nome ?? 'não escolhido' },
          {
            label: 'Edital publicado em',
            value: edital === null ? '—' : formatarDia(edital.publicacao),
          },
          { label: 'Instrutores pedidos', value: instrutoresPedidos(projeto) },
          ...(decidido
            ? [
                {
                  label: 'Instrutores aprovados',
                  value: contarInstrutores(remunerados_aprovados, voluntarios_aprovados),
                },
              ]
            : []),
          { label: 'Tipo do projeto', value: projeto.tipoProjeto },
          ...(projeto.semNomes
            ? []
            : [{ label: 'Regime de trabalho', value: projeto.regimeTrabalho ?? '—' }]),
          ...(projeto.area === null
            ? []
            : [{ label: CAMPOS.area.rotulo, value: areaPorExtenso(projeto.area) }]),
          {
            label: 'Palavras-chave',
            value: PALAVRAS_CHAVE.map((nome) => projeto[nome])
              .filter((palavra) => palavra !== '')
              .join(', '),
          },
          ...(projeto.ehRascunho ? [{ label: 'É rascunho', value: 'Sim' }] : []),
        ]}
      />
    </Sheet>
  );
}
