import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { Button, List, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import type { Folha } from '../api.ts';

const ConferirPontoModal = lazy(() => import('./conferir-ponto-modal.tsx'));

/** What somebody has to look at before the sheet is conferred, each with its button or the reason given. */
export function PontosAConferir({ folha }: { readonly folha: Folha }) {
  const { pontos } = folha;
  const abertos = pontos.filter(({ conferido }) => conferido === null).length;
  if (pontos.length === 0) return null;
  const titulo =
    abertos === 0
      ? `${contado(pontos.length, 'ponto conferido', 'pontos conferidos')} com motivo`
      : `Para conferir: ${contado(abertos, 'ponto', 'pontos')}`;
  return (
    <Notice kind={abertos === 0 ? 'info' : 'warning'} title={titulo}>
      <List size="sm" spacing="xs">
        {pontos.map((ponto) => (
          <List.Item key={ponto.marca}>
            {ponto.frase} <Resolucao mes={folha.mes} ponto={ponto} />
          </List.Item>
        ))}
      </List>
    </Notice>
  );
}

function Resolucao({ mes, ponto }: { readonly mes: string; readonly ponto: Folha['pontos'][number] }) {
  const [aberto, setAberto] = useState<boolean>();
  const { conferido, podeConferir, frase } = ponto;
  if (conferido !== null) {
    return (
      <Text span size="sm" c="dimmed">
        Conferido por {conferido.por.nome} em {formatarInstante(conferido.em)}: {conferido.motivo}
      </Text>
    );
  }
  if (!podeConferir) {
    return (
      <Text span size="sm" c="dimmed">
        {M.pecaAOutraPessoaOPonto}
      </Text>
    );
  }
  return (
    <>
      <Button size="compact-sm" variant="light" onClick={() => setAberto(true)}>
        {M.darPorConferido}
        <span className="sr-only">: {frase}</span>
      </Button>
      {aberto !== undefined && (
        <Suspense>
          <ConferirPontoModal mes={mes} ponto={ponto} opened={aberto} onClose={() => setAberto(false)} />
        </Suspense>
      )}
    </>
  );
}
