import { areaPorExtenso } from '@instrutoria/domain/area/areas.ts';
import { situacaoPorExtenso } from '@instrutoria/domain/avaliacao/rules/vagas.ts';
import { instrutoresPedidos } from '@instrutoria/domain/kernel/contagem.ts';
import { CAMPOS, PALAVRAS_CHAVE } from '@instrutoria/domain/projeto/campos.ts';
import { encerramentoPorExtenso } from '@instrutoria/domain/projeto/rules/encerramento.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { formatarDia, formatarInstante } from '../../../lib/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ReadOnlyList } from '../../../ui/read-only-list.tsx';

export function DadosDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  const { edital } = projeto;
  const fim = encerramentoPorExtenso(projeto);
  // Nothing is approved, not even 0, before publication (D20).
  const decidido = projeto.situacao !== 'SUBMETIDO';
  return (
    <>
      <Panel id="dados" title="Dados do projeto">
        <ReadOnlyList
          items={[
            { label: 'ID', value: projeto.id },
            { label: 'Situação', value: situacaoPorExtenso(projeto.situacaoExibida, projeto.vagas) },
            ...(fim === null ? [] : [{ label: 'Encerramento', value: fim }]),
            { label: 'Tipo do projeto', value: projeto.tipoProjeto },
            ...(projeto.semNomes
              ? []
              : [{ label: 'Regime de trabalho', value: projeto.regimeTrabalho ?? '—' }]),
            ...(projeto.area === null
              ? []
              : [{ label: CAMPOS.area.rotulo, value: areaPorExtenso(projeto.area) }]),
            { label: 'Instrutores pedidos', value: instrutoresPedidos(projeto) },
            { label: 'Bolsistas solicitados', value: projeto.remunerados },
            { label: 'Voluntários solicitados', value: projeto.voluntarios },
            ...(decidido
              ? [
                  { label: 'Bolsistas aprovados', value: projeto.remunerados_aprovados },
                  { label: 'Voluntários aprovados', value: projeto.voluntarios_aprovados },
                ]
              : []),
            ...(projeto.ehRascunho ? [{ label: 'É rascunho', value: 'Sim' }] : []),
            {
              label: 'Enviado em',
              value: projeto.submetidoEm === null ? '—' : formatarInstante(projeto.submetidoEm),
            },
          ]}
        />
      </Panel>
      <Panel title="Edital">
        <ReadOnlyList
          items={[
            { label: 'Título', value: edital?.nome ?? 'não escolhido' },
            { label: 'Data de publicação', value: edital === null ? '—' : formatarDia(edital.publicacao) },
          ]}
        />
      </Panel>
      <Panel title="Palavras-chave">
        <ul>
          {PALAVRAS_CHAVE.filter((nome) => projeto[nome] !== '').map((nome) => (
            <li key={nome}>{projeto[nome]}</li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
