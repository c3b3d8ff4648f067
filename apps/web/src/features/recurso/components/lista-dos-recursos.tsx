import { NOMES_DO_STATUS } from '@instrutoria/domain/recurso/messages.ts';
import {
  mudancasPorExtenso,
  tituloDasMudancas,
} from '@instrutoria/domain/recurso/rules/mudanca-para-pior.ts';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { RichText } from '../../../ui/rich-text/rich-text.tsx';
import type { Recurso } from '../api.ts';
import { AnexosDoRecurso } from './anexos-do-recurso.tsx';
import { BolsasDoRecurso } from './bolsas-do-recurso.tsx';
import { ContrarrazoesDoRecurso } from './contrarrazoes-do-recurso.tsx';
import { CriteriosDoRecurso } from './criterios-do-recurso.tsx';
import { DiferencasDoRecurso } from './recurso-decidido.tsx';

/** Whether it names criteria, or has documents. */
const temMais = ({ criterios, anexos }: Recurso) => criterios !== undefined || anexos !== undefined;

/** The appeals with their answers; `children` is shown below them. */
export default function ListaDosRecursos(props: {
  readonly recursos: readonly Recurso[];
  readonly children: ReactNode;
}) {
  const { recursos, children } = props;
  return (
    <>
      {recursos.map((recurso) => (
        <Notice
          key={recurso.id}
          kind={recurso.status === 'ACEITO' ? 'success' : 'info'}
          title={`${temMais(recurso) ? `Recurso nº ${recurso.id}: ` : ''}${NOMES_DO_STATUS[recurso.status]}, solicitado em ${formatarInstante(recurso.criadoEm)}`}
        >
          {recurso.contraMudanca !== undefined && (
            <Text mb="xs">
              {tituloDasMudancas(recurso.contraMudanca.so)}.{' '}
              {mudancasPorExtenso(recurso.contraMudanca.mudancas)}
            </Text>
          )}
          {recurso.mensagem !== '' && <RichText html={recurso.mensagem} />}
          <CriteriosDoRecurso recurso={recurso} />
          <AnexosDoRecurso recurso={recurso} />
          {recurso.feedback !== null && recurso.feedback !== '' && (
            <>
              <Text fw={600}>Resposta</Text>
              <RichText html={recurso.feedback} />
            </>
          )}
          <ContrarrazoesDoRecurso recurso={recurso} />
          <DiferencasDoRecurso recurso={recurso} />
          <BolsasDoRecurso recurso={recurso} />
        </Notice>
      ))}
      {children}
    </>
  );
}
