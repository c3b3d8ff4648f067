import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { motivoPorExtenso } from '@instrutoria/domain/resultado/messages.ts';
import { Anchor, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { HowToVerify } from '../../../ui/page/how-to-verify.tsx';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { versoesQuery } from '../api.ts';

type Versao = AnswerOf<Api['listarVersoes']>[number];

export function VersoesDoResultado({ edital, lida }: { readonly edital: number; readonly lida: Versao }) {
  const versoes = useQuery(versoesQuery(edital));
  return (
    <>
      <QueryState query={versoes}>
        {(todas) => (
          <DataTable
            caption="Versões deste resultado"
            rows={todas}
            rowKey={({ numero }) => numero}
            columns={[
              {
                key: 'numero',
                title: 'Versão',
                narrow: true,
                rowHeader: true,
                cell: ({ numero }) =>
                  numero === lida.numero ? (
                    <b>{numero}, esta</b>
                  ) : (
                    <Anchor component={Link} to={`/resultados/${edital}/versoes/${numero}`}>
                      versão {numero}
                    </Anchor>
                  ),
              },
              { key: 'instante', title: 'De', cell: ({ instante }) => formatarInstante(instante) },
              { key: 'motivo', title: 'Motivo', cell: (versao) => motivoPorExtenso(versao) },
            ]}
          />
        )}
      </QueryState>
      <div>
        <HowToVerify>
          SHA-256 das linhas desta versão (JSON canônico, RFC 8785): <code>{lida.sha256}</code>
        </HowToVerify>
        <Group gap="md" className="no-print">
          <Anchor
            href={`/api/publico/resultados/${edital}/versoes/${lida.numero}/planilha`}
            download={`resultado-${edital}-versao-${lida.numero}.csv`}
          >
            Baixar a versão {lida.numero} (CSV)
          </Anchor>
          <Anchor
            href={`/api/publico/resultados/${edital}/versoes/${lida.numero}/arquivo`}
            download={`resultado-${edital}-versao-${lida.numero}.json`}
          >
            Baixar a versão {lida.numero} (JSON)
          </Anchor>
          <Anchor
            href={`/api/publico/resultados/${edital}/versoes/${lida.numero}/arquivo?conferencia=true`}
            download={`resultado-${edital}-versao-${lida.numero}-conferencia.json`}
          >
            Conferir a soma (JSON)
          </Anchor>
          <Anchor href={`/api/publico/resultados/${edital}/pagina?versao=${lida.numero}`}>
            Página simples, sem JavaScript
          </Anchor>
        </Group>
      </div>
    </>
  );
}
