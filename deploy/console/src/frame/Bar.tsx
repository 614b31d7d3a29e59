import { Avatar, Box, BrandMark, Button, Flex, IconButton, Link, PatternEdge } from '@portal/ui';
import { Drawer, Menu } from '@portal/ui/overlay';
import { ChevronDown, Database, LogOut, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useEnvironments } from '../api/environments.ts';
import { useSession, useSignOut } from '../api/session.ts';
import { exactTime } from '../format/times.ts';
import { pages } from './pages.ts';

const Brand = () => (
  <Flex align="center" gap="3.5" flexShrink={{ lg: '0' }} minW="0">
    <BrandMark size={36} />
    <Box lineHeight="1.25">
      <Box fontWeight="heavy" fontSize="sm">
        Adjustment Fund
      </Box>
      <Box fontSize="2xs" color="fg.muted">
        Releases
      </Box>
    </Box>
  </Flex>
);

const PageLinks = ({ onChosen }: { onChosen?: () => void }) =>
  pages.map(({ to, label }) => (
    <Link
      key={to}
      asChild
      tone="plain"
      display="flex"
      alignItems="center"
      px="3.5"
      minH={{ base: '52px', lg: '60px' }}
      fontSize="xs"
      fontWeight="semibold"
      color="fg.muted"
      textDecoration="none"
      borderBottomWidth="3px"
      borderColor="border.unmarked"
      css={{ '&.active': { color: 'fg', borderColor: 'brand.solid' } }}
    >
      <NavLink to={to} end={to === '/'} onClick={onChosen}>
        {label}
      </NavLink>
    </Link>
  ));

/** When the store was last read, so that nobody decides on an old picture without knowing. */
const StoreRead = () => {
  const { dataUpdatedAt, isError } = useEnvironments();
  if (isError) return <Box color="fg.error">Store not read</Box>;
  if (dataUpdatedAt === 0) return null;
  return (
    <Flex align="center" gap="2" color="fg.muted" fontSize="xs" whiteSpace="nowrap">
      <Database size={16} aria-hidden />
      Store read {exactTime(dataUpdatedAt)}
    </Flex>
  );
};

export function Bar() {
  const name = useSession().data?.name ?? '';
  const signOut = useSignOut();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Box as="header" bg="bg.surface" borderBottomWidth="1px">
      <PatternEdge height={4} />
      <Flex minH="60px" px={{ base: '5', lg: '8' }} align="center" gap="3">
        <Brand />
        <Flex as="nav" aria-label="Pages" hideBelow="lg" ms="6">
          <PageLinks />
        </Flex>
        <Flex ms="auto" align="center" gap="4">
          <Box hideBelow="md">
            <StoreRead />
          </Box>
          <Menu
            trigger={
              <Button variant="ghost" size="sm" px="1" color="fg">
                <Avatar name={name} size={32} />
                <Box as="span" hideBelow="md">
                  {name.split(' ')[0]}
                </Box>
                <Box as="span" srOnly hideFrom="md">
                  {name}
                </Box>
                <Box as="span" hideBelow="md">
                  <ChevronDown size={16} aria-hidden />
                </Box>
              </Button>
            }
            items={[{ value: 'out', label: 'Sign out', icon: <LogOut size={18} aria-hidden /> }]}
            onSelect={() => signOut.mutate()}
          />
          <IconButton aria-label="Pages" hideFrom="lg" onClick={() => setIsOpen(true)}>
            <MenuIcon size={22} aria-hidden />
          </IconButton>
        </Flex>
      </Flex>
      <Drawer open={isOpen} onClose={close} title="Pages" footer={<StoreRead />}>
        <nav aria-label="Pages">
          <PageLinks onChosen={close} />
        </nav>
      </Drawer>
    </Box>
  );
}
