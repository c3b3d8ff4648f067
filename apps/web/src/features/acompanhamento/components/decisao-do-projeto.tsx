import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import type { Fase } from '@instrutoria/domain/edital/types.ts';
import { contarInstrutores } from '@instrutoria/domain/kernel/contagem.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { SituacaoDosRecursos } from '../../recurso/offered/situacao-dos-recursos.tsx';

/** The screen where places of a project are granted or corrected in each phase of its call. */
const ONDE_SE_DECIDE: Partial<
  Record<Fase, { readonly nome: string; readonly para: (edital: number) => string }>
> = {
  decisao: { nome: 'Alterar instrutores aprovados', para: (edital) => `/editais/${edital}/decisao` },
  secretaria: { nome: 'Projetos já avaliados', para: (edital) => `/editais/${edital}/resultado` },
  resultado: { nome: 'Corrigir o resultado', para: (edital) => `/corrigir_resultado?edital=${edital}` },
};

/** The places asked for and granted, and the appeals about them; for administrators. */
export function DecisaoDoProjeto({ projeto }: { readonly projeto: Projeto }) {
  const { id, remunerados, voluntarios, remunerados_aprovados, voluntarios_aprovados } = projeto;
  const { id: edital, fase } = projeto.edital ?? { id: 0, fase: 'submissao' };
  const decidido = fase !== 'submissao' && fase !== 'avaliacao';
  const onde = ONDE_SE_DECIDE[fase];
  return (
    <section aria-label="Decisão e recurso">
      <Title order={2} mb="xs">
        Decisão e recurso
      </Title>
      <Text>
        O projeto pede {contarInstrutores(remunerados, voluntarios)}
        {decidido
          ? `; a decisão dá ${contarInstrutores(remunerados_aprovados, voluntarios_aprovados)}.`
          : '. A decisão vem depois da avaliação de todos os projetos do edital.'}
      </Text>
      {onde !== undefined && (
        <Anchor component={Link} to={onde.para(edital)}>
          {onde.nome}
        </Anchor>
      )}
      {foiPublicado({ fase }) && <SituacaoDosRecursos projeto={id} edital={edital} />}
    </section>
  );
}
