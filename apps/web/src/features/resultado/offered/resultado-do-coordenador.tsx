import { ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import { contarInstrutores } from '@instrutoria/domain/kernel/contagem.ts';
import { MENSAGENS_RESULTADO as M } from '@instrutoria/domain/resultado/messages.ts';
import { suplentePorExtenso } from '@instrutoria/domain/resultado/rules/por-extenso.ts';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format.ts';
import { formatarNota } from '../../../lib/number-format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ReadOnlyList } from '../../../ui/read-only-list.tsx';
import type { Aprovacao } from '../../avaliacao/api.ts';
import { NotasDadas } from '../../avaliacao/offered/notas-dadas.tsx';
import { aceiteEmPalavras } from '../../suplente/offered/aceite-em-palavras.ts';
import { ResponderChamado } from '../../suplente/offered/responder-chamado.tsx';

export function ResultadoDoCoordenador({ aprovacao }: { readonly aprovacao: Aprovacao }) {
  const { projeto, resultado } = aprovacao;
  const chamado = resultado?.chamado;
  const preliminar = resultado !== null && ehPreliminar(projeto.edital);
  return (
    <Panel title="Avaliação">
      <Stack gap="md">
        {preliminar && <Notice title="Resultado preliminar">{M.depoisOFinal}</Notice>}
        {chamado !== undefined && chamado.responderAte !== null && aprovacao.recurso !== null && (
          <ResponderChamado projeto={projeto.id} ate={chamado.responderAte} bolsas={chamado.bolsas} />
        )}
        <NotasDadas aprovacao={aprovacao} />
        <ReadOnlyList
          items={[
            {
              label: 'Instrutores aprovados',
              value: contarInstrutores(projeto.remunerados_aprovados, projeto.voluntarios_aprovados),
            },
            ...(resultado === null
              ? []
              : [
                  { label: 'Posição', value: resultado.posicao === null ? '—' : `${resultado.posicao}º` },
                  ...(resultado.suplente == null
                    ? []
                    : [
                        {
                          label: 'Lista de suplentes',
                          value: [suplentePorExtenso(resultado), aceiteEmPalavras(chamado?.aceite)]
                            .filter(Boolean)
                            .join(', '),
                        },
                      ]),
                  {
                    label: 'Menor total que recebeu vaga',
                    value: formatarNota(resultado.menorTotalComVaga),
                  },
                  {
                    label: preliminar ? 'Resultado preliminar' : 'Resultado',
                    value: (
                      <Anchor component={Link} to={`/resultados/${projeto.edital.id}`}>
                        versão {resultado.versao}, de {formatarInstante(resultado.instante)}
                      </Anchor>
                    ),
                  },
                ]),
          ]}
        />
      </Stack>
      <Text mt="md" fw={600}>
        Parecer
      </Text>
      <Text style={{ whiteSpace: 'pre-line' }}>{aprovacao.parecer || 'sem parecer'}</Text>
    </Panel>
  );
}
