import { compararDias } from '@instrutoria/domain/kernel/datas.ts';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatarInstante, formatarPeriodo } from '../../../lib/format/format.ts';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { Tag } from '../../../ui/page/tag.tsx';
import { agoraQuery } from '../../configuracao/api.ts';
import type { Afastamento, Coordenacao } from '../api.ts';
import classes from './coordenacao.module.css';

const RegistrarAfastamento = lateDialog(
  () => import('./registrar-afastamento-modal.tsx'),
  ({ onClose }) => onClose(),
);
const EncerrarAfastamento = lateDialog(
  () => import('./encerrar-afastamento-modal.tsx'),
  ({ onClose }) => onClose(),
);

const dias = ({ inicio, fim }: Afastamento) => `de ${formatarPeriodo(inicio, fim)}`;

export function Afastamentos(props: { readonly projeto: number; readonly coordenacao: Coordenacao }) {
  const { projeto, coordenacao } = props;
  const { afastamentos, coordenador, administra } = coordenacao;
  const hoje = useQuery(agoraQuery).data?.slice(0, 10);
  const [registrando, setRegistrando] = useState(false);
  const [encerrado, setEncerrado] = useState<Afastamento | null>(null);
  const [encerrando, setEncerrando] = useState(false);
  if (!administra && afastamentos.length === 0) return null;
  return (
    <Panel title="Afastamentos">
      <Stack gap="md">
        {afastamentos.length === 0 && <Text c="dimmed">Nenhum afastamento informado.</Text>}
        {afastamentos.map((um) => (
          <div key={um.id} className={classes.linha}>
            <div>
              <Text fw={600}>
                {`${coordenador.nome}, ${dias(um)}`}{' '}
                {um.corre && hoje !== undefined && (
                  <Tag tone="warning">
                    {compararDias(um.inicio, hoje) <= 0 ? 'em vigor' : 'ainda não começou'}
                  </Tag>
                )}
              </Text>
              {um.motivo !== null && um.motivo !== '' && <Text>{`Motivo: ${um.motivo}`}</Text>}
              {um.autor !== null && (
                <Text
                  size="sm"
                  c="dimmed"
                >{`Informado por ${um.autor.nome}, ${formatarInstante(um.registradoEm)}`}</Text>
              )}
              {um.encerramento !== null && (
                <Text size="sm">{`Encerrado por ${um.encerramento.por.nome}, ${formatarInstante(um.encerramento.em)}: ${um.encerramento.motivo}`}</Text>
              )}
            </div>
            {administra && um.corre && (
              <Button
                variant="default"
                onClick={() => {
                  setEncerrado(um);
                  setEncerrando(true);
                }}
              >
                Encerrar<span className="sr-only"> o afastamento {dias(um)}</span>
              </Button>
            )}
          </div>
        ))}
        {administra && (
          <div>
            <Button variant="light" onClick={() => setRegistrando(true)}>
              Informar um afastamento
            </Button>
          </div>
        )}
      </Stack>
      <RegistrarAfastamento
        projeto={projeto}
        nome={coordenador.nome}
        opened={registrando}
        onClose={() => setRegistrando(false)}
      />
      {encerrado !== null && (
        <EncerrarAfastamento
          key={encerrado.id}
          projeto={projeto}
          afastamento={encerrado.id}
          dias={dias(encerrado)}
          nome={coordenador.nome}
          opened={encerrando}
          onClose={() => setEncerrando(false)}
        />
      )}
    </Panel>
  );
}
